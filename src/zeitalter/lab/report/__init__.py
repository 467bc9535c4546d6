"""Reports: one page of HTML that needs nothing beside itself, with plots and tables, in German or English."""

from zeitalter.lab.report.balance_page import balance_page
from zeitalter.lab.report.calibration_page import calibration_page
from zeitalter.lab.report.sweep_page import sweep_page
from zeitalter.lab.report.tournament_page import tournament_page

__all__ = ["balance_page", "calibration_page", "sweep_page", "tournament_page"]
