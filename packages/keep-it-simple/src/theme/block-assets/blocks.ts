import './blocks.css'
