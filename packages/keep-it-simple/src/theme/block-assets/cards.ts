import './cards.css'
