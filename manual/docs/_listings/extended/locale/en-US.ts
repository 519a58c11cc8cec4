import { defineLocale } from 'keep-it-simple'

export default defineLocale({ interface: { search: 'Find' } })
