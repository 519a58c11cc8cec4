import './field.css'
