import { bringMap } from './bring-map.ts'
import { watchPhotos } from './photos.ts'

watchPhotos()
const map = document.querySelector<HTMLElement>('[data-map]')
if (map) bringMap(map)
