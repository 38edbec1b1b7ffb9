import { useElementSize } from '@mantine/hooks'
import { Puck } from '@puckeditor/core'
import type { DeviceWidth } from './device-switch.tsx'
import css from './stage.module.css'

/** The page in the width of a device, drawn smaller where the window is narrower than that. */
export function Stage({ width }: { width: DeviceWidth }) {
  const { ref, width: room, height } = useElementSize()
  const scale = room === 0 ? 1 : Math.min(1, room / width)
  return (
    <div className={css.stage} ref={ref}>
      <div
        className={css.sheet}
        style={{ width, height: height / scale, transform: `scale(${scale})`, left: Math.max(0, (room - width * scale) / 2) }}
      >
        <Puck.Preview />
      </div>
    </div>
  )
}
