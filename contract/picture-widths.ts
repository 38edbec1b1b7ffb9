/** In pixels: the widths in which suppliers' pictures are served (`/pictures/...?w=640`). */
export const pictureWidths = [320, 640, 960, 1280] as const
export type PictureWidth = (typeof pictureWidths)[number]
