import { IconDeviceDesktop, IconDeviceMobile, IconDeviceTablet } from '@tabler/icons-react'
import css from './device-switch.module.css'

export const devices = [
  { width: 390, label: 'Phone', icon: IconDeviceMobile },
  { width: 768, label: 'Tablet', icon: IconDeviceTablet },
  { width: 1280, label: 'Desktop', icon: IconDeviceDesktop },
] as const
export type DeviceWidth = (typeof devices)[number]['width']

type Props = { width: DeviceWidth; onChange: (width: DeviceWidth) => void }

/** The width in which the page is edited. */
export const DeviceSwitch = ({ width, onChange }: Props) => (
  <div className={css.devices} role="group" aria-label="Width of the page">
    {devices.map(({ width: each, label, icon: Icon }) => (
      <button
        key={each}
        type="button"
        className={css.device}
        aria-pressed={each === width}
        aria-label={`${label}, ${each} pixels`}
        title={`${label}, ${each} pixels`}
        onClick={() => onChange(each)}
      >
        <Icon size={18} stroke={1.5} aria-hidden="true" />
      </button>
    ))}
  </div>
)
