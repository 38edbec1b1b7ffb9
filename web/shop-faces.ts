import { shopFaces } from '#products/web/shop-faces.ts'

const faces = Object.values(shopFaces)

/** The request as the storefront's own route of that address gets it. */
export function shopFaceOf(request: Request): Request {
  const url = new URL(request.url)
  for (const faceOf of faces) {
    const face = faceOf(url)
    if (face) return new Request(face, request)
  }
  return request
}
