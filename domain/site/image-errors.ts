/** Errors of uploaded pictures and of the photo library; rows of the catalogue in domain/errors.ts. */
export const imageErrors = {
  'image.too-large': {
    status: 413,
    title: 'Picture too large',
    body: 'A picture has at most 10 MB and 40 million pixels. Make it smaller.',
  },
  'image.not-readable': {
    status: 422,
    title: 'Not a picture',
    body: 'The file is not a picture that can be read. Use JPEG, PNG, WebP, AVIF, GIF or SVG.',
  },
  'image.library-unavailable': {
    status: 503,
    title: 'Photos not reachable',
    body: 'The photo library does not answer now. Choose a picture of your own, or try again in a moment.',
  },
  'image.too-complex': {
    status: 422,
    title: 'Drawing too complex',
    body: 'The SVG repeats its own parts too often to be drawn. Save it with its shapes expanded, or upload it as a PNG.',
  },
} as const
