import { Circle, G, Path, Svg } from '@react-pdf/renderer';
import { ink } from './style.ts';

/** The dotted way from one airport to the other, with the aircraft over the middle of it. */
export function FlightArc() {
  return (
    <Svg viewBox="0 0 300 74" style={{ width: 88, height: 21.7 }}>
      <Path
        d="M12 62Q150 -38 288 62"
        stroke={ink.text}
        strokeWidth={4}
        strokeDasharray="0.1 11"
        strokeLinecap="round"
        fill="none"
      />
      <Circle cx={12} cy={62} r={9} fill={ink.text} />
      <Circle cx={288} cy={62} r={8} fill={ink.signal} stroke={ink.text} strokeWidth={4} />
      <Path d="M118 0h64v26h-64z" fill={ink.paper} />
      <G transform="translate(150 13) scale(1.7)">
        <Path d="M-16-2h10l-7-10h5l12 10h9q5 0 5 2t-5 2h-9l-12 10h-5l7-10h-10l-4 5h-4l3-7-3-7h4z" fill={ink.text} />
      </G>
    </Svg>
  );
}
