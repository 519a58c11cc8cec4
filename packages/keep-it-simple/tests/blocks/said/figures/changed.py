print("5")
