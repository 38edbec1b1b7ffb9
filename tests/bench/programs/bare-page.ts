import { createRoot } from 'react-dom/client'

/** React and what it needs to show a line of text. */
createRoot(document.body).render('Nothing else.')
