import { bringScript } from '../../site/client/bring-script.ts'

/** Fetches the styles of a map and its script, which draws it into its place. */
export function bringMap(place: HTMLElement): void {
  const styles: unknown = JSON.parse(place.dataset.styles ?? '[]')
  for (const href of Array.isArray(styles) ? styles.map(String) : [])
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }))
  bringScript(place.dataset.map ?? '')
}
