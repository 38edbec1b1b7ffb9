import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { Modal, SegmentedControl, Switch } from '@mantine/core'
import { useEffect, useState } from 'react'
import Cropper from 'react-easy-crop'
import { Button } from './form/button.tsx'
import { type Colour, flatGround, type Pixels } from './image-background.ts'
import { type Area, cutPicture, loadPicture, toPng, withoutGround } from './image-canvas.ts'
import css from './image-crop.module.css'

export interface CropShape {
  label: string
  /** Width to height; null for that of the picture. */
  aspect: number | null
}

type Props = {
  title: string
  /** Of the picture, an address of this host or a blob URL. */
  src: string
  shapes: readonly CropShape[]
  onCut: (png: Blob) => void
  onClose: () => void
}

interface Cut {
  pixels: Pixels
  ground: Colour | null
}

/** Crops a picture. A flat background can be removed. */
export function ImageCrop({ title, src, shapes, onCut, onClose }: Props) {
  const [shape, setShape] = useState(shapes[0]?.label ?? '')
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [own, setOwn] = useState(1)
  const [cut, setCut] = useState<Cut | null>(null)
  const [isClear, setClear] = useState(false)
  const aspect = shapes.find(({ label }) => label === shape)?.aspect ?? own

  const look = async (area: Area) => {
    const pixels = cutPicture(await loadPicture(src), area)
    setCut({ pixels, ground: flatGround(pixels) })
  }
  const result = cut?.ground && isClear ? withoutGround(cut.pixels, cut.ground) : cut?.pixels
  return (
    <Modal opened onClose={onClose} title={title} size={620} closeButtonProps={{ 'aria-label': 'Close dialog' }}>
      <div className={css.stage}>
        <Cropper
          image={src}
          crop={crop}
          zoom={zoom}
          aspect={aspect}
          showGrid={false}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onMediaLoaded={({ naturalWidth, naturalHeight }) => setOwn(naturalWidth / naturalHeight)}
          onCropComplete={(_, area) => void look(area)}
          cropperProps={{ 'aria-label': 'Crop area: move it with the arrow keys' }}
        />
      </div>
      <div className={css.tools}>
        {shapes.length > 1 && (
          <SegmentedControl
            aria-label="Shape"
            data={shapes.map(({ label }) => label)}
            value={shape}
            onChange={(label) => {
              setShape(label)
              setCrop({ x: 0, y: 0 })
            }}
          />
        )}
        <label className={css.zoom}>
          Zoom
          <input
            type="range"
            min={1}
            max={4}
            step={0.05}
            value={zoom}
            onChange={(event) => setZoom(Number(event.currentTarget.value))}
          />
        </label>
      </div>
      {cut?.ground && (
        <div className={css.ground}>
          <Switch
            label="Take the background away"
            description="The picture has a flat background. Without it, the logo fits on every page, also in the dark."
            checked={isClear}
            onChange={(event) => setClear(event.currentTarget.checked)}
          />
        </div>
      )}
      {result && <Outcome pixels={result} />}
      <div className={css.actions}>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button disabled={!result} onClick={() => result && void toPng(result).then(onCut)}>
          Use this
        </Button>
      </div>
    </Modal>
  )
}

/** A preview of the result on light and on dark. */
function Outcome({ pixels }: { pixels: Pixels }) {
  const [shown, setShown] = useState<string | null>(null)
  useEffect(() => {
    let address: string | null = null
    let isOver = false
    void toPng(pixels).then((png) => {
      if (isOver) return
      address = URL.createObjectURL(png)
      setShown(address)
    })
    return () => {
      isOver = true
      if (address) URL.revokeObjectURL(address)
    }
  }, [pixels])
  return (
    <div className={css.outcome}>
      {(['light', 'dark'] as const).map((scheme) => (
        <div key={scheme} className={css.pane} data-scheme={scheme}>
          {shown && <img src={shown} alt={scheme === 'light' ? 'On a light page' : 'On a dark page'} />}
        </div>
      ))}
    </div>
  )
}
