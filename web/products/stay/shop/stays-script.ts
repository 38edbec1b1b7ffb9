import { watchPhotos } from './photos.ts'

watchPhotos()
