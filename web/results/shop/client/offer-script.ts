import { watchPictures } from '../../../gallery/watch-pictures.ts'
import { bringMap } from '../../../map/plain/bring-map.ts'
import { savePreferences, sendPreference } from './preferences.ts'

/**
 * The script of an offer's page, which is plain HTML and works without it. It opens a picture in the gallery at the one that was clicked, draws the map
 * once it is asked for, and marks expired prices. `form` is the id of the form of the choice.
 */
export function runOfferScript(form: string): void {
  savePreferences()
  document.addEventListener('change', sendPreference)
  const gallery = document.querySelector<HTMLElement>('[data-gallery]')
  if (gallery) watchPictures(gallery)

  const note = document.querySelector<HTMLElement>('[data-expired]')
  const expire = () => {
    if (note) note.hidden = false
    for (const button of document.querySelectorAll<HTMLButtonElement>(`button[form=${form}]`)) button.disabled = true
  }
  if (note) setTimeout(expire, Math.max(0, Date.parse(note.dataset.expired ?? '') - Date.now()))

  const map = document.querySelector<HTMLElement>('[data-map]')
  map?.querySelector('button')?.addEventListener('click', () => bringMap(map), { once: true })
}
