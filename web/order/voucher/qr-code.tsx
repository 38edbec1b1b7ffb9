import { encode } from 'uqr'
import css from './voucher.module.css'

/** The quiet zone around the code, in modules, which readers require. */
const BORDER = 2

/** A text as a QR code; `label` says whose it is. */
export function QrCode({ value, label }: { value: string; label: string }) {
  const { data, size } = encode(value, { border: BORDER, ecc: 'M' })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <svg className={css.code} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" role="img" aria-label={label}>
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  )
}
