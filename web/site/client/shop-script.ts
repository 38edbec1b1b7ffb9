import { loadSearchForms } from './load-search-forms.ts'
import { closeMenus } from './close-menus.ts'
import { playFilms } from './play-films.ts'
import { applyFont } from './apply-font.ts'
import { showBelow } from './show-below.ts'

// Progressive enhancement of plain HTML pages: the brand's font, menus that close, films that play in place. Everything works without it.

applyFont().then(showBelow)
closeMenus()
playFilms()
loadSearchForms()
