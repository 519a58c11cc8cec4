one()
// #region part
two()
// #endregion part
