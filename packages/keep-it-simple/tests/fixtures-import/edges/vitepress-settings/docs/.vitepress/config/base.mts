const own = { head: [], markdown: { lineNumbers: true } }
export { own as default }
