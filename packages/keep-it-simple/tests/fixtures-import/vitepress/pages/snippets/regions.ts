// #region first
export const first = 1
// #endregion first

// #region second
export const second: number = 2
// #endregion second
