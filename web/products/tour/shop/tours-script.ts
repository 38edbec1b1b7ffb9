import { watchPhotos } from '../../../gallery/watch-photos.ts'
import { watchMap } from '../../../map/plain/watch-map.ts'

watchPhotos()
watchMap()
document.addEventListener('results', watchMap)
