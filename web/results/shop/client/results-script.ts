import { watchComparison } from './compare.ts'
import { takeEarlyChange, watchControls } from './controls.ts'
import { watchSearch } from './follow.ts'
import { savePreferences } from './preferences.ts'

// A storefront's results are plain HTML that works without scripts. With this one they change in place instead of being loaded again, take in what
// suppliers still send, and keep the things to compare.
savePreferences()
watchControls()
watchSearch()
takeEarlyChange()
const tray = document.querySelector<HTMLElement>('[data-tray]')
if (tray) watchComparison(tray)
