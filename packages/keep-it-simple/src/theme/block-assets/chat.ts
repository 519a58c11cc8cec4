import './chat.css'
