"""What the browser tests stand on: the checkout's paths, servers on loopback, Chromium."""
