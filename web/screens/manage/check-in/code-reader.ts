/** Reads the QR code in a picture of the camera; null without one. */
export type CodeReader = (picture: HTMLVideoElement) => Promise<string | null>

interface Detector {
  detect(picture: HTMLVideoElement): Promise<{ rawValue: string }[]>
}
interface DetectorClass {
  new (options: { formats: 'qr_code'[] }): Detector
  getSupportedFormats(): Promise<readonly string[]>
}

const isDetectorClass = (value: unknown): value is DetectorClass => typeof value === 'function' && 'getSupportedFormats' in value

/** The browser's own detector, where it has one that reads QR codes. */
async function ownDetector(): Promise<DetectorClass | null> {
  const own: unknown = Reflect.get(globalThis, 'BarcodeDetector')
  return isDetectorClass(own) && (await own.getSupportedFormats()).includes('qr_code') ? own : null
}

/** What reads QR codes on this device: the browser, or a library in plain JavaScript. */
export async function openCodeReader(): Promise<CodeReader> {
  const Reader: DetectorClass = (await ownDetector()) ?? (await import('qr/decode.js')).BarcodeDetector
  const detector = new Reader({ formats: ['qr_code'] })
  return async (picture) => (await detector.detect(picture))[0]?.rawValue ?? null
}
