never()
