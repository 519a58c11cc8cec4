print("4")
