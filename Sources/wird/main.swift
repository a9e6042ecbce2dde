print("wird")
