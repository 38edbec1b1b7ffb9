const widths = [320, 640, 960, 1280]

/** Only the sandbox's pictures come in several widths. */
const isScalable = (url: string) => /^https?:\/\/[^/]+\/pictures\/stays\//.test(url) || url.startsWith('/pictures/stays/')

export interface PhotoSource {
  src: string
  srcSet?: string
}

/** A picture of a house in the widths that there are; `width` in pixels is what is fetched where the browser chooses none. */
export function photoAt(url: string, width: (typeof widths)[number]): PhotoSource {
  if (!isScalable(url)) return { src: url }
  return { src: `${url}?w=${width}`, srcSet: widths.map((one) => `${url}?w=${one} ${one}w`).join(', ') }
}
