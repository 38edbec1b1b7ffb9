import { bringSearch } from './bring-search.ts'
import { closeMenus } from './close-menus.ts'
import { playFilms } from './play-films.ts'
import { putFontOn } from './put-font-on.ts'
import { showBelow } from './show-below.ts'

// Progressive enhancement of plain HTML pages: the brand's font, menus that close, films that play in place. Everything works without it.

putFontOn().then(showBelow)
closeMenus()
playFilms()
bringSearch()
