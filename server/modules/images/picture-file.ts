/** One file of a picture, in the form for the file store. */
export interface PictureFile {
  /** `640.webp` */
  name: string
  bytes: Uint8Array
  contentType: string
}
