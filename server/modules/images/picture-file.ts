/** One file of a picture, as the store of files takes it. */
export interface PictureFile {
  /** `640.webp` */
  name: string
  bytes: Uint8Array
  contentType: string
}
