import { bringMap } from './bring-map.ts'

/** The place of the map comes with the first results, and anew where the results are exchanged as a whole. */
export function watchMap(): void {
  const place = document.querySelector<HTMLElement>('[data-map]:not([data-brought])')
  if (!place) return
  place.dataset.brought = ''
  bringMap(place)
}
