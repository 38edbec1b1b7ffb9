import { IconDownload } from '@tabler/icons-react'
import { Button } from '../../../kit/form/button.tsx'
import { drawQr, QrCode } from '../../../kit/qr-code.tsx'
import css from './qr.module.css'

const PNG_SIDE = 1_024

/** A QR code for shop windows, cards and flyers, with its files. */
export function AddressQr({ address, name }: { address: string; name: string }) {
  const { size, path, svg } = drawQr(address)
  const file = `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-qr`
  return (
    <div className={css.qr}>
      <QrCode text={address} label={`QR code of ${address}`} className={css.code} />
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
