import { join } from 'node:path'
import { Command } from 'commander'
import { ROOT } from '../processes.ts'
import { buildPackage } from './build.ts'
import { packPackage } from './pack.ts'

new Command('npm run package --')
  .description('Builds the simulated backend for other shops to .output/package, and packs it beside it.')
  .parse()
const output = join(ROOT, '.output')
await buildPackage(join(output, 'package'), join(output, 'package-compiled'))
const { path, bytes, unpackedBytes, files } = await packPackage(join(output, 'package'), output)
console.log(
  `${path}: ${(bytes / 1000).toFixed(0)} kB, unpacked ${(unpackedBytes / 1e6).toFixed(1)} MB in ${files} files`,
)
