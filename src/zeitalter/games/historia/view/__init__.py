"""What a seat may know: views, forecasts and prices for it, and worlds it cannot tell apart."""
