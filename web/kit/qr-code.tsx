import { encode } from 'uqr'

/** The quiet zone around the QR code, in modules, which readers require. */
const BORDER = 4

/** The QR code of a text as one SVG path, and as a file. */
export function drawQr(text: string): { size: number; path: string; svg: string } {
  const { data, size } = encode(text, { border: BORDER, ecc: 'M' })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`
  return { size, path, svg }
}

type Props = { text: string; label: string; className?: string | undefined }

/** A QR code: black on white in both colour schemes, as readers expect. */
export function QrCode({ text, label, className }: Props) {
  const { size, path } = drawQr(text)
  return (
    <svg className={className} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" role="img" aria-label={label}>
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  )
}
