package quorum

// #region size
// Size 是 n 台机器里的「多数」。
func Size(n int) int {
	return n/2 + 1
}
// #endregion

// Tolerates 是还能坏几台。
func Tolerates(n int) int {
	return n - Size(n)
}
