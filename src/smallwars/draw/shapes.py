"""Outlines that pieces and markers of any title may have."""

from typing import Final

from smallwars.draw.drawing import Shape

CUBE: Final = (
    Shape("M12,1L22.5,6.5V17.5L12,23L1.5,17.5V6.5Z"),
    Shape("M12,1L22.5,6.5L12,12L1.5,6.5Z", "light"),
    Shape("M12,12L22.5,6.5V17.5L12,23Z", "shade"),
)
DISC: Final = (
    Shape("M1,10.5A11,6.5 0 0 1 23,10.5V15A11,6.5 0 0 1 1,15Z"),
    Shape("M1,10.5A11,6.5 0 0 0 23,10.5V15A11,6.5 0 0 1 1,15Z", "shade"),
    Shape("M6,10.5A6,3 0 0 1 18,10.5A6,3 0 0 1 6,10.5Z", "light"),
)
CYLINDER: Final = (
    Shape("M3,5.5A9,4.5 0 0 1 21,5.5V18.5A9,4.5 0 0 1 3,18.5Z"),
    Shape("M3,5.5A9,4.5 0 0 1 21,5.5A9,4.5 0 0 1 3,5.5Z", "light"),
)
ROUND: Final = (Shape("M1,12A11,11 0 0 1 23,12A11,11 0 0 1 1,12Z"),)
SQUARE: Final = (Shape("M4,1H20A3,3 0 0 1 23,4V20A3,3 0 0 1 20,23H4A3,3 0 0 1 1,20V4A3,3 0 0 1 4,1Z"),)
COUNTER: Final = Shape("M1,1H23V23H1Z")
FLAG: Final = (Shape("M1,4H23V20H1Z"),)
PENNANT: Final = (Shape("M1,2H23L18.5,12L23,22H1Z"),)
BURST: Final = (
    Shape(
        "M12,0.8L14.9,5L19.9,4.1L19,9.1L23.2,12L19,14.9L19.9,19.9L14.9,19"
        "L12,23.2L9.1,19L4.1,19.9L5,14.9L0.8,12L5,9.1L4.1,4.1L9.1,5Z"
    ),
    Shape(
        "M12.6,5.6C13.2,8.6 16.6,10.4 16.6,14A4.6,4.4 0 0 1 7.4,14"
        "C7.4,12.2 8.3,11 9.2,10C9.4,11.2 9.9,11.9 10.7,12.2C10.3,9.6 11,7.2 12.6,5.6Z",
        "flame",
    ),
)
PEAK: Final = (Shape("M12,3L23,21H1Z"), Shape("M12,3L23,21H15L11,13L13.5,9Z", "shade"))
BARRED: Final = (*ROUND, Shape("M5,9.8H19V14.2H5Z", "stop"))
PLANE: Final = Shape(
    "M12,2.6L13.4,5V9.4L21.4,13.4V15.4L13.4,13.4V18L16,20V21.4L12,20.4L8,21.4V20L10.6,18V13.4L2.6,15.4V13.4L10.6,9.4V5Z",
    "navy",
)
