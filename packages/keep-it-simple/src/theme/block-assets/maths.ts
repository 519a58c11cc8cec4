import './maths.css'
