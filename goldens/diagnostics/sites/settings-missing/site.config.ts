export default {
  origin: 'https://mistakes.example',
}
