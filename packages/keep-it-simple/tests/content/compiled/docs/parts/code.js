// #region outer
one()
  // #region part
  two()
    three()
  // #endregion part
four()
// #endregion
/* region open */
five()
