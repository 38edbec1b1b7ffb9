import { IconDownload } from '@tabler/icons-react'
import { encode } from 'uqr'
import { Button } from '../../../kit/form/button.tsx'
import css from './qr.module.css'

/** The quiet zone around the QR code, in modules, which readers require. */
const BORDER = 4
const PNG_SIDE = 1_024

/** The QR code of a text as one SVG path. */
function draw(text: string): { size: number; path: string; svg: string } {
  const { data, size } = encode(text, { border: BORDER, ecc: 'M' })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`
  return { size, path, svg }
}

/** A QR code for shop windows, cards and flyers, with its files. */
export function AddressQr({ address, name }: { address: string; name: string }) {
  const { size, path, svg } = draw(address)
  const file = `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-qr`
  return (
    <div className={css.qr}>
      <svg
        className={css.code}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        role="img"
        aria-label={`QR code of ${address}`}
      >
        <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
        <path fill="#000" d={path} />
      </svg>
      <div className={css.files}>
        <p className={css.words}>For your shop window, cards and flyers. Phones open your storefront from it.</p>
        <Button
          component="a"
          variant="default"
          leftSection={<IconDownload size={16} stroke={1.5} aria-hidden="true" />}
          href={`data:image/svg+xml,${encodeURIComponent(svg)}`}
          download={`${file}.svg`}
        >
          SVG, for print
        </Button>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} stroke={1.5} aria-hidden="true" />}
          onClick={() => savePng({ size, path }, `${file}.png`)}
        >
          PNG
        </Button>
      </div>
    </div>
  )
}

function savePng({ size, path }: { size: number; path: string }, name: string): void {
  const canvas = document.createElement('canvas')
  const scale = Math.floor(PNG_SIDE / size)
  canvas.width = canvas.height = size * scale
  const pen = canvas.getContext('2d')
  if (!pen) return
  pen.scale(scale, scale)
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, size, size)
  pen.fillStyle = '#000'
  pen.fill(new Path2D(path))
  const link = document.createElement('a')
  link.href = canvas.toDataURL('image/png')
  link.download = name
  link.click()
}
