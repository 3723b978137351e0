import type { Curve } from '../curve.ts'
import { through } from '../curve.ts'
import { crease, fold, glow } from '../fold.ts'
import type { Layer } from '../layer.ts'
import { FORK, type Leg } from './legs.ts'
import { toSide } from './sides.ts'

/** Folds of the front of a trouser leg laid flat: pulled at the fork, relaxed at the knee. */
export function legDrape({ side, middle }: Leg): Layer[] {
  const onSide = (curve: Curve) => toSide(side, curve)
  const marks = [
    fold(middle, 165, side === 'left' ? 0.36 : 0.32, 0.42),
    glow(onSide(through`399 ${FORK + 20}, 397 ${FORK + 100}, 392 ${FORK + 190}`), 46, -0.2, 0.2),
  ]
  return [...marks, ...(side === 'left' ? leftFolds : rightFolds)]
}

const leftFolds: Layer[] = [
  fold(through`399 ${FORK - 8}, 366 ${FORK + 2}, 326 ${FORK - 10}, 272 ${FORK - 46}`, 24, 0.24, 0.26),
  fold(through`398 ${FORK + 6}, 364 ${FORK + 26}, 322 ${FORK + 34}, 270 ${FORK + 18}`, 30, -0.24, 0.3),
  fold(through`397 ${FORK + 22}, 374 ${FORK + 78}, 346 ${FORK + 128}, 322 ${FORK + 172}`, 30, 0.26, 0.28),
  fold(through`393 ${FORK + 66}, 370 ${FORK + 146}, 354 ${FORK + 236}, 356 ${FORK + 330}`, 26, -0.26, 0.35),
  fold(through`214 268, 232 330, 236 400, 230 470`, 28, -0.14, 0.4),
  fold(through`226 578, 268 596, 318 590, 366 566`, 30, 0.12),
  fold(through`222 632, 262 640, 304 634, 338 622`, 24, -0.12),
  fold(through`236 690, 258 750, 264 830, 254 905`, 30, -0.18),
  fold(through`352 680, 338 760, 342 840, 350 925`, 26, 0.16),
  crease(through`399 ${FORK - 2}, 372 ${FORK + 3}, 338 ${FORK - 9}`, 5, 0.36, 0.3),
  crease(through`398 ${FORK + 12}, 382 ${FORK + 24}, 356 ${FORK + 29}`, 5, -0.3, 0.3),
]

const rightFolds: Layer[] = [
  fold(through`401 ${FORK - 6}, 440 ${FORK + 8}, 486 ${FORK + 2}, 540 ${FORK - 26}`, 28, 0.2, 0.24),
  fold(through`402 ${FORK + 16}, 436 ${FORK + 52}, 480 ${FORK + 70}, 536 ${FORK + 58}`, 30, -0.22, 0.3),
  fold(through`403 ${FORK + 30}, 424 ${FORK + 100}, 446 ${FORK + 176}, 458 ${FORK + 250}`, 28, 0.24, 0.3),
  fold(through`408 ${FORK + 90}, 428 ${FORK + 180}, 440 ${FORK + 260}, 436 ${FORK + 350}`, 24, -0.22, 0.35),
  fold(through`582 300, 566 370, 562 440, 570 520`, 30, -0.16, 0.4),
  fold(through`434 600, 480 622, 530 616, 572 590`, 28, 0.1),
  fold(through`446 660, 492 668, 538 658, 572 640`, 26, -0.12),
  fold(through`556 720, 540 790, 544 860, 552 925`, 28, 0.16),
  fold(through`446 700, 456 780, 450 850, 446 915`, 26, -0.16),
  crease(through`401 ${FORK}, 424 ${FORK + 8}, 462 ${FORK + 3}`, 5, 0.3, 0.3),
  crease(through`403 ${FORK + 20}, 424 ${FORK + 44}, 450 ${FORK + 54}`, 5, -0.26, 0.3),
]

/** Short creases at the hip and knee of cotton trousers; pressed wool has none. */
export function bendCreases({ side }: Leg): Layer[] {
  return side === 'left'
    ? [
        crease(through`222 294, 250 302, 292 298`, 7, 0.16),
        crease(through`232 604, 262 611, 300 606`, 7, 0.2),
        crease(through`364 640, 336 650, 306 648`, 6, 0.16),
        crease(through`300 566, 330 572, 362 566`, 6, -0.14),
      ]
    : [
        crease(through`584 316, 552 322, 520 316`, 7, 0.14),
        crease(through`438 622, 472 632, 506 629`, 7, 0.2),
        crease(through`568 598, 544 606, 512 606`, 6, 0.16),
      ]
}
