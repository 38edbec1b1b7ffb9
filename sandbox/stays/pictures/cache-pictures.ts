/** Cached pictures; the least recently used are evicted at the size limit. Concurrent requests for one picture render it once. */
export function cachePictures(mostBytes: number) {
  const kept = new Map<string, Promise<Buffer>>()
  let bytes = 0

  const drop = (key: string, size: number) => {
    if (kept.delete(key)) bytes -= size
  }

  return async (key: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    const known = kept.get(key)
    if (known) {
      kept.delete(key)
      kept.set(key, known)
      return known
    }
    const making = make()
    kept.set(key, making)
    try {
      const { length } = await making
      bytes += length
    } catch (error) {
      kept.delete(key)
      throw error
    }
    for (const [oldest, picture] of kept) {
      if (bytes <= mostBytes || oldest === key) break
      drop(oldest, (await picture).length)
    }
    return making
  }
}
