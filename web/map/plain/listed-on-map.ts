import type { ListShown, MapItem } from '../draw-listed.ts'

/** A result on the map, with what is shown once its pin is pressed. */
export interface ListedPin extends MapItem {
  href: string
  photo: string | null
  score: string
  total: string
}

/** What a list says of its results to the map beside it. */
export interface ListedOnMap extends ListShown {
  items: readonly ListedPin[]
}
