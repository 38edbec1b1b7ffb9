/** A photo of a library that an agency may use on its website. */
export interface Photo {
  id: string
  /** What it shows, in words; may be empty. */
  alt: string
  /** In pixels, of the original. */
  width: number
  height: number
  photographer: string
  /** The photo's page at the library, for the credit. */
  pageUrl: string
  /** Addresses of its files: a small one for choosing, one about 1,880 pixels wide for use. */
  files: { small: string; large: string }
}

export interface PhotoPage {
  photos: Photo[]
  /** The number of the next page; null after the last. */
  next: number | null
}

/** A provider of photos that may be used free of charge. */
export interface PhotoLibrary {
  readonly id: string
  /** Its name on screens and in credits. */
  readonly title: string
  /** Photos that show `words`, best first. `page` counts from 1. Throws `SupplierError`. */
  search(words: string, page: number): Promise<PhotoPage>
  /** One photo; null if the library does not have it. Throws `SupplierError`. */
  find(id: string): Promise<Photo | null>
}
