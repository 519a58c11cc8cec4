/** What layouts of an author's may use of the engine's styles: texts and wide pages. */
import '../styles/doc.css'
import '../styles/page.css'
