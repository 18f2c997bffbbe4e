// Pictures and papers as phones and scanners make them, drawn for the tests.
import sharp from 'sharp'

/** A picture of noise, so that no format can shrink it to nothing. */
const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: 'white',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })

export const jpeg = async (width = 300, height = 200): Promise<Buffer> =>
  await noise(width, height).jpeg().toBuffer()
export const png = async (): Promise<Buffer> => await noise(300, 200).png().toBuffer()
export const webp = async (): Promise<Buffer> => await noise(300, 200).webp().toBuffer()

/** A phone held upright: the points lie on their side, and EXIF tells how to turn them, where and with what. */
export const phonePicture = async (): Promise<Buffer> =>
  await noise(400, 300)
    .withExif({
      IFD0: { Make: 'Patna Phones', Model: 'Naav 7' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '25/1 36/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '85/1 8/1 0/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

export const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n' +
    'trailer<</Root 1 0 R>>\nstartxref\n0\n%%EOF\n',
)
/** The beginning of a picture as newer iPhones make it. */
export const heic = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypheic'),
  Buffer.from([0, 0, 0, 0]),
  Buffer.from('mif1heic'),
  Buffer.alloc(400),
])
export const svg = Buffer.from(
  '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
)
export const html = Buffer.from('<!DOCTYPE html><html><body><script>alert(1)</script></body></html>')
