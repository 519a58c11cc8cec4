/** Styles alone: tables, frames and strokes of formulas, which few pages have. */
import './formulas.css'
