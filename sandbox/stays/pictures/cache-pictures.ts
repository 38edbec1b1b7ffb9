/** Cached pictures; the least recently used are evicted at the size limit. Concurrent requests for one picture render it once. */
export function cachePictures(mostBytes: number) {
  const cached = new Map<string, Promise<Buffer>>()
  let bytes = 0

  const drop = (key: string, size: number) => {
    if (cached.delete(key)) bytes -= size
  }

  return async (key: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    const known = cached.get(key)
    if (known) {
      cached.delete(key)
      cached.set(key, known)
      return known
    }
    const making = make()
    cached.set(key, making)
    try {
      const { length } = await making
      bytes += length
    } catch (error) {
      cached.delete(key)
      throw error
    }
    for (const [oldest, picture] of cached) {
      if (bytes <= mostBytes || oldest === key) break
      drop(oldest, (await picture).length)
    }
    return making
  }
}
