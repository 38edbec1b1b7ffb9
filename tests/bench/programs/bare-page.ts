import { createRoot } from 'react-dom/client'

/** The minimum of React that shows a line of text. */
createRoot(document.body).render('Nothing else.')
