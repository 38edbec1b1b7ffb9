import { watchComparison } from './compare.ts'
import { takeEarlyChange, watchControls } from './controls.ts'
import { watchSearch } from './follow.ts'
import { savePreferences } from './preferences.ts'

// The script of a storefront's results, which are plain HTML and work without it. It replaces results in place instead of loading pages, adds results
// that arrive later, and manages the comparison.
savePreferences()
watchControls()
watchSearch()
takeEarlyChange()
const tray = document.querySelector<HTMLElement>('[data-tray]')
if (tray) watchComparison(tray)
